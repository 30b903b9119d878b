// `npm run bench [-- generate|sentence|start|api|growth|web …]`: runs the named benches, or all of them. A bench prints figures and never
// fails, because its times depend on what else the machine does.
const benches: Record<string, () => Promise<{ bench: () => Promise<void> }>> = {
  generate: () => import('./generate.ts'),
  sentence: () => import('./sentence.ts'),
  start: () => import('./start.ts'),
  api: () => import('./api.ts'),
  growth: () => import('./growth.ts'),
  web: () => import('./web.ts'),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches[name])
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  console.log(`\n— bench: ${name}`)
  const { bench } = (await benches[name]?.()) ?? {}
  await bench?.()
}
