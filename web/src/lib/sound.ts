import { settings } from './settings.svelte';

type Noise = 'knock' | 'dice' | 'horn' | 'win' | 'end';

/** What a horn blows: pitches, a step apart. */
const CALLS: Partial<Record<Noise, number[]>> = {
  horn: [146.8, 220],
  win: [146.8, 220, 293.7, 440],
  end: [220, 174.6, 146.8],
};

/** Sounds made on the spot; nothing is downloaded. Silent until the first click, as browsers demand. */
class Sound {
  private context: AudioContext | null = null;
  private last = 0;
  private hiss: AudioBuffer | null = null;

  play(noise: Noise): void {
    if (!settings.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive)
      return;
    const now = performance.now();
    if (noise === 'knock' && now - this.last < 90) return;
    this.last = now;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
    const at = this.context.currentTime;
    if (noise === 'knock') this.knock(at);
    else if (noise === 'dice')
      // small dice settle: quicker and softer towards the end
      for (let i = 0; i < 8; i++) this.clack(at + i * 0.042 + Math.random() * 0.03, 0.9 - i * 0.09);
    else CALLS[noise]?.forEach((pitch, i) => this.blow(at + i * 0.17, pitch, 0.55));
  }

  /** Loud at once, then away. */
  private struck(at: number, length: number, volume: number): GainNode {
    const gain = this.context!.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(volume, at + 0.003);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(this.context!.destination);
    return gain;
  }

  /** A horn swells, holds and ends softly. */
  private blow(at: number, pitch: number, length: number): void {
    const gain = this.context!.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.09, at + 0.06);
    gain.gain.setValueAtTime(0.09, at + length * 0.55);
    gain.gain.linearRampToValueAtTime(0, at + length);
    gain.connect(this.context!.destination);
    const source = this.context!.createOscillator();
    source.type = 'sawtooth';
    source.frequency.value = pitch;
    const filter = this.context!.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(500, at);
    filter.frequency.linearRampToValueAtTime(1500, at + 0.12);
    source.connect(filter).connect(gain);
    source.start(at);
    source.stop(at + length);
  }

  /** Wood on wood: two tones of a small board, and the touch itself. Deep enough for a table, not too deep for a phone. */
  private knock(at: number): void {
    for (const [pitch, length, volume] of [
      [310, 0.11, 0.2],
      [745, 0.06, 0.12],
    ]) {
      const source = this.context!.createOscillator();
      source.frequency.setValueAtTime(pitch * 1.15, at);
      source.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
      source.connect(this.struck(at, length, volume));
      source.start(at);
      source.stop(at + length);
    }
    this.clack(at, 0.35);
  }

  private clack(at: number, volume: number): void {
    const source = this.context!.createBufferSource();
    source.buffer = this.noise();
    const filter = this.context!.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = 1700 + Math.random() * 1400;
    filter.Q.value = 1.5;
    source.connect(filter).connect(this.struck(at, 0.05, volume));
    source.start(at, Math.random() * 0.2, 0.05);
  }

  /** A quarter of a second of hiss, made once. */
  private noise(): AudioBuffer {
    if (!this.hiss) {
      const rate = this.context!.sampleRate;
      this.hiss = this.context!.createBuffer(1, Math.floor(rate / 4), rate);
      const data = this.hiss.getChannelData(0);
      for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    }
    return this.hiss;
  }
}

export const sound = new Sound();
