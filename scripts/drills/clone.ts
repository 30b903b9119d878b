import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '#tests/e2e/server.ts'
import { Npm } from './clone/npm.ts'

/**
 * A stranger's first minutes: a fresh clone of the last commit, in an empty home directory, with nothing installed and
 * nothing beside it, on the machine's own Node. It starts, starts again without doing anything, and passes its tests.
 */
export async function cloneDrill(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pacewright-clone-'))
  const [home, clone] = [join(folder, 'home'), join(folder, 'pacewright')]
  await mkdir(home)
  execFileSync('git', ['clone', '--quiet', '.', clone])
  const env = strangersEnvironment(home)
  console.log(`  the machine's own Node is ${execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim()}`)
  if (existsSync(join(folder, 'shared'))) throw new Error('Something stands beside the clone.')

  const npm = new Npm(clone, env)
  const first = await npm.start(await freePort())
  console.log(`  first npm start: ready after ${seconds(first.milliseconds)}`)
  const second = await npm.start(await freePort())
  console.log(`  second npm start: ready after ${seconds(second.milliseconds)}`)
  if (/setup: (installing|building)/.test(second.printed))
    throw new Error(`The second start did the first one's work again:\n${second.printed}`)

  const summary = await npm.test()
  console.log(`  npm test: ${summary}`)
  if (!/^[1-9]\d* passed, 0 failed/.test(summary)) throw new Error('The tests of a fresh clone do not pass.')
  await rm(folder, { recursive: true })
}

/** What a stranger's shell has: none of npm's settings that we run under, none of our programs, an empty home. */
function strangersEnvironment(home: string): NodeJS.ProcessEnv {
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'))
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_registry$)|NODE_|INIT_CWD|DATA_DIR|DATABASE_URL|PORT|HOST$)/.test(name),
  )
  return { ...Object.fromEntries(kept), HOME: home, PATH: PATH.join(delimiter) }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
