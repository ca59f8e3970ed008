/** Addresses of the hall: the path in parts and the query, kept in step with the browser's history. */
class Router {
  path = $state<string[]>([]);
  query = $state.raw(new URLSearchParams());
  hash = $state('');

  constructor() {
    if (typeof window === 'undefined') return;
    this.read();
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (/^\/(api|ws|schema)\b/.test(link.pathname)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  private read(): void {
    this.path = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  go(to: string, replace = false): void {
    const sameFolder = new URL(to, location.href).pathname === location.pathname;
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.read();
    if (!replace && !sameFolder) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }
}

export const router = new Router();
