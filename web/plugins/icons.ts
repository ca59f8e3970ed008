import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/**
 * `import axe from 'icon:battle-axe'` gives the drawing of that game-icon as SVG markup.
 * Only icons that are imported somewhere end up in the bundle.
 */
export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set:
    { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> } | undefined;
  return {
    name: 'meadhall-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= JSON.parse(readFileSync(file, 'utf8')) as NonNullable<typeof set>;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
      if (!icon) throw new Error(`There is no game-icon called "${name}"`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
