// `npm run bench [-- generate|sentence|streets|loops|directions|pictures|start|api|growth|web|pages …]`: runs the named benches, or all of
// them. A bench prints figures and never fails, because its times depend on what else the machine does. Words that begin with -- and
// their values go to every bench that is run: `loops --starts 100`.
const benches: Record<string, () => Promise<{ bench: (words: readonly string[]) => Promise<void> }>> = {
  generate: () => import('./generate.ts'),
  sentence: () => import('./sentence.ts'),
  streets: () => import('./streets.ts'),
  loops: () => import('./loops.ts'),
  directions: () => import('./directions.ts'),
  pictures: () => import('./pictures.ts'),
  start: () => import('./start.ts'),
  api: () => import('./api.ts'),
  growth: () => import('./growth.ts'),
  web: () => import('./web.ts'),
  pages: () => import('./pages.ts'),
}

const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('--'))
const asked = firstOption < 0 ? words : words.slice(0, firstOption)
const options = firstOption < 0 ? [] : words.slice(firstOption)
const unknown = asked.filter((name) => !benches[name])
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  console.log(`\n— bench: ${name}`)
  const { bench } = (await benches[name]?.()) ?? {}
  await bench?.(options)
}
