import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const server = process.env.MEADHALL_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), svelte()],
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL('src/lib', import.meta.url)),
      $pieces: fileURLToPath(new URL('src/pieces', import.meta.url)),
      $art: fileURLToPath(new URL('src/art', import.meta.url)),
      $project: root,
    },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: `${root}/src/meadhall/web`,
    emptyOutDir: true,
    // A strict content policy allows no data: scripts and no inline ones; keep every asset a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [root] },
    proxy: {
      '/api': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
