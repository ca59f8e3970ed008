import { get, post, remove } from './api';
import { me } from './person.svelte';
import type { CampaignCard, CampaignDone, CampaignRequest, Campaigns, CampaignView } from './wire';

/** How often a campaign is looked at again while others choose. */
const LOOK = 3000;

/** One campaign on the screen, kept fresh while somebody looks at it. */
export class Campaign {
  readonly name: string;
  view = $state.raw<CampaignView | null>(null);
  busy = $state(false);

  constructor(name: string) {
    this.name = name;
  }

  /** By the name it was opened with: in a private campaign only the code lets those in who have no seat yet. */
  private get path(): string {
    return `/api/campaigns/${encodeURIComponent(this.name)}`;
  }

  async load(): Promise<void> {
    if (!me.known) await me.load();
    const view = await get<CampaignView>(this.path);
    if (view.seq !== this.view?.seq || !this.view) this.view = view;
    else if (JSON.stringify(view) !== JSON.stringify(this.view)) this.view = view;
  }

  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible' && !this.busy) void this.load().catch(() => undefined);
    };
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private async act(work: () => Promise<CampaignDone>): Promise<CampaignDone> {
    this.busy = true;
    try {
      await me.someone();
      const done = await work();
      await this.load();
      return done;
    } finally {
      this.busy = false;
    }
  }

  choose = (key: string, seat: number) => {
    // the same id for every try, so that a lost answer is never a second choice
    const client_id = `${seat} ${this.view?.seq ?? 0} ${key}`.slice(0, 64);
    return this.act(() => post<CampaignDone>(`${this.path}/choices`, { key, seat, client_id }));
  };
  next = () => this.act(() => post<CampaignDone>(`${this.path}/games`));
  start = () => this.act(() => post<CampaignDone>(`${this.path}/start`));
  sit = (seat: number, wanted: { bot?: string } = {}) =>
    this.act(() => post<CampaignDone>(`${this.path}/seats/${seat}`, { code: this.view?.code, ...wanted }));
  leave = (seat: number) => this.act(() => remove<CampaignDone>(`${this.path}/seats/${seat}`));
}

/** The campaigns of whoever sits here. */
export async function myCampaigns(): Promise<CampaignCard[]> {
  if (!me.known) await me.load();
  return me.person ? (await get<Campaigns>('/api/campaigns')).mine : [];
}

export async function newCampaign(wanted: CampaignRequest): Promise<string> {
  await me.someone();
  return (await post<CampaignDone>('/api/campaigns', wanted)).id;
}

export async function campaignFromText(text: string, sit: number[]): Promise<string> {
  await me.someone();
  return (await post<CampaignDone>('/api/campaigns/text', { text, sit })).id;
}
