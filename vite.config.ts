import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { Marked } from 'marked'
import { build, defineConfig, type Plugin } from 'vite'

/** Writes `.br` and `.gz` beside what browsers load, so that nothing is compressed while somebody waits. */
function smallFiles(): Plugin {
  return {
    name: 'small-files',
    apply: 'build',
    async closeBundle() {
      if (this.environment.name !== 'client') return
      const dir = this.environment.config.build.outDir
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

/** The screens that are read without a connection, and what they load when it is needed. */
const OFFLINE_SCREENS =
  /\/(client\.ts|hydrate\.tsx|routes\/(__root|dashboard\/(route|activity|workout\.\$id))\.tsx|lib\/auth-client\.ts|domain\/workout\/step\.ts|workouts\/page\/judge-words\.tsx)(\?|$)/

/** Writes `service-worker.js`, with the names of the files that the calendar needs. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || !dir) return
      const needed = new Set<string>()
      const add = (name: string) => {
        const file = bundle[name]
        if (needed.has(name)) return
        needed.add(name)
        if (file?.type !== 'chunk') return
        for (const other of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) add(other)
      }
      for (const file of Object.values(bundle))
        if (
          file.type === 'chunk'
            ? OFFLINE_SCREENS.test(file.facadeModuleId ?? '')
            : /\/(styles|mona-sans-latin-wdth)[^/]*$/.test(file.fileName)
        )
          add(file.fileName)
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          CALENDAR_FILES: JSON.stringify([...needed].map((name) => `/${name}`).sort()),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/web/service-worker/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}

/** Turns a document of `docs` into what its page shows, `title` and `html`: no browser carries the renderer. */
function documents(): Plugin {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const anchor = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
    // A wide table is moved sideways by itself, by keyboard too.
    hooks: {
      postprocess: (html) =>
        html
          .replaceAll('<table>', '<div role="region" aria-label="Table" tabindex="0"><table>')
          .replaceAll('</table>', '</table></div>')
          .replaceAll(/href="([a-z-]+)\.md(#[^"]*)?"/g, 'href="/$1$2"'),
    },
  })
  return {
    name: 'documents',
    transform: {
      filter: { id: /\/docs\/[a-z-]+\.md$/ },
      async handler(source) {
        const [, title = '', text = ''] = /^# ([^\n]+)\n(.*)$/s.exec(source) ?? []
        const html = await marked.parse(text)
        return {
          code: `export const title = ${JSON.stringify(title)}\nexport const html = ${JSON.stringify(html)}`,
          map: null,
          moduleType: 'js',
        }
      },
    },
  }
}

/** Files of script for what most pages load: the framework, and the sports with their units. */
const commonFiles = [
  // What stands before everything else, so that it brings nothing with it.
  { name: 'first', test: /\/src\/web\/lib\/after-paint\.ts|vite\/preload-helper/ },
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
  },
  // Small files that are loaded together are smaller as one.
  {
    name: 'fields',
    test: /\/src\/web\/ui\/(field|field-error)\.tsx|\/icons\/(chevron-down|circle-exclamation-point)\./,
  },
  { name: 'segments', test: /\/src\/web\/ui\/(segments|radio-group|legend)\.tsx/ },
  { name: 'sports', test: /\/src\/domain\/(units|sports)\// },
  // With all that it needs: every page needs it.
  { name: 'page', test: /\/src\/web\/hydrate\.tsx/ },
]

export default defineConfig({
  publicDir: 'src/web/public',
  // A schema beside a plain function would drag zod into every screen that imports the function.
  // No list of what each file imports: it would be a sixth of our own script on every page. Pages that the server draws name
  // their files themselves, and links load theirs when they are pointed at.
  build: { modulePreload: false, rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } } },
  // The shim brings React's own hook once more, for older versions of React.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  environments: {
    // Fewer files compress better, and a new version often leaves the framework as it is.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: commonFiles } } } } },
    // Thousands of icons would be read at every start of the server; bundled, only the few that are drawn.
    ssr: { resolve: { noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//] } },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({ srcDirectory: 'src/web', router: { addExtensions: true } }),
    react(),
    documents(),
    serviceWorker(),
    smallFiles(),
  ],
})
