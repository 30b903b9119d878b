import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes `.br` and `.gz` beside what browsers load, so that nothing is compressed while somebody waits. */
function smallFiles(): Plugin {
  return {
    name: 'small-files',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      const names = (await readdir(dir, { recursive: true })).filter((name) => /\.(js|css|svg|html|json)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name)
          const bytes = await readFile(path)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes))
        }),
      )
    },
  }
}

export default defineConfig({
  publicDir: 'src/web/public',
  // A schema beside a plain function would drag zod into every screen that imports the function.
  build: { rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } } },
  // Thousands of icons would be read at every start of the server; bundled, only the few that are drawn.
  environments: { ssr: { resolve: { noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//] } } },
  plugins: [
    tailwindcss(),
    tanstackStart({ srcDirectory: 'src/web', router: { addExtensions: true } }),
    react(),
    smallFiles(),
  ],
})
