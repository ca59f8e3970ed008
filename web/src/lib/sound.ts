import { settings } from './settings.svelte';

type Noise = 'knock' | 'dice' | 'horn' | 'win';

/** Sounds made on the spot; nothing is downloaded. Silent until the first click, as browsers demand. */
class Sound {
  private context: AudioContext | null = null;
  private last = 0;

  play(noise: Noise): void {
    if (!settings.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive)
      return;
    const now = performance.now();
    if (noise === 'knock' && now - this.last < 90) return;
    this.last = now;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
    const at = this.context.currentTime;
    if (noise === 'knock') this.thud(at, 170, 0.12);
    else if (noise === 'dice')
      for (let i = 0; i < 7; i++) this.rattle(at + i * 0.045 + Math.random() * 0.03, 0.1 - i * 0.01);
    else if (noise === 'horn') {
      this.tone(at, 146.8, 0.28, 0.05);
      this.tone(at + 0.16, 220, 0.5, 0.05);
    } else for (let i = 0; i < 4; i++) this.tone(at + i * 0.16, [146.8, 220, 293.7, 440][i], 0.6, 0.05);
  }

  private gain(at: number, length: number, volume: number): GainNode {
    const gain = this.context!.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(volume, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(this.context!.destination);
    return gain;
  }

  private tone(at: number, pitch: number, length: number, volume: number): void {
    const source = this.context!.createOscillator();
    source.type = 'sawtooth';
    source.frequency.value = pitch;
    const filter = this.context!.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 900;
    source.connect(filter).connect(this.gain(at, length, volume));
    source.start(at);
    source.stop(at + length);
  }

  private thud(at: number, pitch: number, volume: number): void {
    const source = this.context!.createOscillator();
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(pitch / 3, at + 0.1);
    source.connect(this.gain(at, 0.12, volume));
    source.start(at);
    source.stop(at + 0.14);
  }

  private rattle(at: number, volume: number): void {
    const length = Math.floor(this.context!.sampleRate * 0.03);
    const buffer = this.context!.createBuffer(1, length, this.context!.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length);
    const source = this.context!.createBufferSource();
    source.buffer = buffer;
    const filter = this.context!.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = 1400 + Math.random() * 1200;
    source.connect(filter).connect(this.gain(at, 0.05, Math.max(0.02, volume)));
    source.start(at);
  }
}

export const sound = new Sound();
