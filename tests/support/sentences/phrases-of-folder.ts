import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Phrase } from '#domain/sentence/arrange/phrase.ts'

const FOLDER = resolve('src/domain/sentence/arrange')

/** All phrases that the files of the folder export, alone or in lists, once each. */
export async function phrasesOfFolder(): Promise<Phrase[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => import(`${FOLDER}/${file}`)),
  )
  return [...new Set(modules.flatMap((module) => Object.values(module).flat()).filter(isPhrase))]
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'pattern' in value
}
