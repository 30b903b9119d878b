import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '#tests/support/server/loopback.ts'
import { Npm } from './clone/npm.ts'

/**
 * What a newcomer does first: clones the last commit, with an empty home directory, nothing installed and the machine's
 * own Node. The clone starts, starts again without installing or building, and passes its tests.
 */
export async function cloneDrill(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pacewright-clone-'))
  const [home, clone] = [join(folder, 'home'), join(folder, 'pacewright')]
  await mkdir(home)
  execFileSync('git', ['clone', '--quiet', '.', clone])
  const env = newcomersEnvironment(home)
  console.log(`  the machine's own Node is ${execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim()}`)

  const npm = new Npm(clone, env)
  const first = await npm.start(await freePort())
  console.log(`  first npm start: ready after ${seconds(first.milliseconds)}`)
  const second = await npm.start(await freePort())
  console.log(`  second npm start: ready after ${seconds(second.milliseconds)}`)
  if (/setup: (installing|building)/.test(second.printed))
    throw new Error(`The second start installed or built again:\n${second.printed}`)

  const summary = await npm.test()
  console.log(`  npm test: ${summary}`)
  if (!/^[1-9]\d* passed, 0 failed/.test(summary)) throw new Error('The tests of a fresh clone do not pass.')
  await rm(folder, { recursive: true })
}

/** The environment of a new shell: without npm's settings of this process, without this project's programs. */
function newcomersEnvironment(home: string): NodeJS.ProcessEnv {
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'))
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_registry$)|NODE_|INIT_CWD|DATA_DIR|DATABASE_URL|PORT|HOST$)/.test(name),
  )
  return { ...Object.fromEntries(kept), HOME: home, PATH: PATH.join(delimiter) }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
