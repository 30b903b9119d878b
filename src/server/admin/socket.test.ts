import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import { askServer, listenForOperator } from './socket.ts'

// Before any socket was made.
const rights = process.umask()
const folder = mkdtempSync(join(tmpdir(), 'pacewright-socket-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function aDirectory(name: string): string {
  const directory = join(folder, name)
  mkdirSync(directory)
  return directory
}

const saying = (output: string) => async () => ({ output, exitCode: 0 as const })
const outputOf = async (directory: string) => (await askServer(directory, ['health']))?.output

describe('of two servers on one data directory', () => {
  test('the one that listens first is asked, and its socket goes with it', async () => {
    const directory = aDirectory('shared')
    const first = await listenForOperator(directory, saying('first'), { isShared: true })
    const second = await listenForOperator(directory, saying('second'), { isShared: true })
    expect(await outputOf(directory)).toBe('first')
    await second.close()
    expect(await outputOf(directory)).toBe('first')
    await first.close()
    expect(readdirSync(directory)).toEqual([])
    expect(await outputOf(directory)).toBeUndefined()
  })

  test('the one that ends leaves the other’s socket', async () => {
    const directory = aDirectory('held')
    const old = await listenForOperator(directory, saying('old'))
    const fresh = await listenForOperator(directory, saying('fresh'))
    expect(await outputOf(directory)).toBe('fresh')
    await old.close()
    expect(await outputOf(directory)).toBe('fresh')
    await fresh.close()
    expect(readdirSync(directory)).toEqual([])
  })
})

test('a socket that a dead server left does not stop the next one', async () => {
  for (const isShared of [true, false]) {
    const directory = aDirectory(`dead-${isShared}`)
    writeFileSync(join(directory, 'operator.sock'), '')
    expect(await outputOf(directory)).toBeUndefined()
    const server = await listenForOperator(directory, saying('alive'), { isShared })
    expect(await outputOf(directory)).toBe('alive')
    await server.close()
    expect(existsSync(join(directory, 'operator.sock'))).toBe(false)
  }
})

test('a folder in the place of the socket is refused with a sentence, and no other file is left behind', async () => {
  for (const isShared of [true, false]) {
    const directory = aDirectory(`folder-${isShared}`)
    mkdirSync(join(directory, 'operator.sock'))
    const error = await listenForOperator(directory, saying('never'), { isShared }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CannotStart)
    expect(String(error)).toMatch(/operator\.sock cannot be made \(EISDIR\)\. Remove what is there, and start again\./)
    expect(readdirSync(directory)).toEqual(['operator.sock'])
  }
})

test('a server that cannot be asked, or ends before it answers, gives a sentence as the error', async () => {
  const directory = aDirectory('error')
  writeFileSync(join(directory, 'file'), '')
  const errorOf = (dataDir: string) => askServer(dataDir, ['health']).catch((thrown: unknown) => thrown)
  const unopened = await errorOf(join(directory, 'file'))
  expect(unopened).toBeInstanceOf(CannotStart)
  expect(String(unopened)).toMatch(/operator\.sock cannot be opened \(ENOTDIR\)\. Set DATA_DIR/)

  const heard = Promise.withResolvers<void>()
  const server = await listenForOperator(directory, () => {
    heard.resolve()
    return new Promise(() => undefined)
  })
  const asked = errorOf(directory)
  await heard.promise
  await server.close()
  const unanswered = await asked
  expect(unanswered).toBeInstanceOf(CannotStart)
  expect(String(unanswered)).toMatch(/The server stopped before it answered\./)
})

test('a server whose socket was removed closes as well', async () => {
  const directory = aDirectory('removed')
  const server = await listenForOperator(directory, saying('alive'))
  rmSync(join(directory, 'operator.sock'))
  await expect(server.close()).resolves.toBeUndefined()
})

test('a socket in a missing folder is refused, and files are made with the usual rights again', async () => {
  await expect(listenForOperator(join(folder, 'missing'), saying('never'))).rejects.toMatchObject({ code: 'EACCES' })
  await (await listenForOperator(aDirectory('rights'), saying('alive'))).close()
  expect(process.umask()).toBe(rights)
})

test('a command of 64,000 characters is run, a longer one is answered with a sentence, and an endless one is not', async () => {
  const directory = aDirectory('length')
  const server = await listenForOperator(directory, async ([word = '']) => ({
    output: String(word.length),
    exitCode: 0,
  }))
  const ask = (characters: number) => askServer(directory, ['x'.repeat(characters - '[""]'.length)])
  expect((await ask(64_000))?.output).toBe('63996')
  expect(await ask(64_001)).toEqual({
    output: 'The command has more than 64000 characters. Give a part of the list at a time.',
    exitCode: 1,
  })
  await expect(ask(4_000_001)).rejects.toThrow('The server stopped before it answered.')
  await server.close()
})

test('no server is found in a missing folder, however long its path is', async () => {
  expect(await outputOf(join(folder, 'none'))).toBeUndefined()
  expect(await outputOf(join(folder, 'n'.repeat(120)))).toBeUndefined()
})

test('a server in a folder with a long path is reached by its own user, and the working directory stays', async () => {
  const here = process.cwd()
  const directory = aDirectory('l'.repeat(120))
  const server = await listenForOperator(directory, saying('alive'))
  expect(statSync(join(directory, 'operator.sock')).mode & 0o777).toBe(0o600)
  expect(await outputOf(directory)).toBe('alive')
  expect(process.cwd()).toBe(here)
  await server.close()
  expect(readdirSync(directory)).toEqual([])
})

test('a command that fails is answered with the error', async () => {
  const directory = aDirectory('failing')
  const server = await listenForOperator(directory, () => Promise.reject(new Error('a bug')))
  expect(await askServer(directory, ['health'])).toEqual({ output: 'a bug', exitCode: 1 })
  await server.close()
})
