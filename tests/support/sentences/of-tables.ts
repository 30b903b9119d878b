import { readdirSync, readFileSync } from 'node:fs'

const TABLES = 'src/domain/sentence/reads'

/** The sentences of all tables of readings, as the first word of each row. */
export function sentencesOfTables(): string[] {
  const all = readdirSync(TABLES).flatMap((file) => {
    const table = readFileSync(`${TABLES}/${file}`, 'utf8')
    return [...table.matchAll(ROW)].map(([, single, double]) =>
      (single ?? double ?? '').replaceAll(/\\(['"])/g, '$1').replaceAll('\\n', '\n'),
    )
  })
  return [...new Set(all)].filter((words) => /\s/.test(words) && !AN_ANSWER.test(words))
}

// A row begins with its sentence, in the line of the bracket or below it.
const ROW = /^ {2,4}(?:\[\s*)?(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/gm
const AN_ANSWER = /^(?:running|cycling|swimming|endurance|interval|tempo|threshold)(?:,|$)/
