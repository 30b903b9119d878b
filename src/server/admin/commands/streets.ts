import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { importPack } from '../../streets/packs/import-pack.ts'
import { isPackName, type ListedPack, listPacks, removePack } from '../../streets/packs/pack-files.ts'
import { done, impossible, misunderstood, type Outcome } from './command.ts'
import { tableOf } from './table.ts'

type StreetsParts = {
  dataDir: string
  now: () => Date
  /** Is told the share of an import that is done. */
  report: (share: number) => void
}

/** The commands about region packs, for the list of all commands. */
export const streetsCommands = [
  { words: 'streets import FILE [--name N --elevation T]', what: 'make a region pack of a map, with heights of tiles' },
  { words: 'streets list', what: 'the region packs' },
  { words: 'streets remove NAME', what: 'remove a region pack' },
] as const

/**
 * Runs a command about region packs. They are files, so this needs neither the database nor the server; a running server
 * sees that a file was replaced.
 */
export function operateStreets(words: readonly string[], parts: StreetsParts): Outcome {
  const [, verb, ...rest] = words
  if (verb === 'import') return importStreets(rest, parts)
  if (verb === 'list' && rest.length === 0) return list(parts)
  if (verb === 'remove' && rest.length === 1) return remove(parts, rest[0] ?? '')
  return misunderstood(
    `Usage:\n${streetsCommands.map(({ words: line, what }) => `  ${line.padEnd(46)}${what}`).join('\n')}`,
  )
}

function importStreets(words: readonly string[], { dataDir, now, report }: StreetsParts): Outcome {
  const read = readOptions(words)
  if ('mistake' in read) return misunderstood(read.mistake)
  const { file, tiles } = read
  const name = read.name ?? nameOf(file)
  if (!isPackName(name))
    return misunderstood(
      `A pack is named with lower-case letters, digits and dashes, at most 63; not ${name}. Give one by --name.`,
    )
  for (const one of [file, ...tiles]) if (!existsSync(one)) return impossible(`There is no file ${one}.`)
  const imported = importPack({ dataDir, file, name, tiles, now, report })
  if ('problem' in imported) return impossible(imported.problem)
  const { counts, cells } = imported.header
  const parts = [
    `${name}: ${counts.ways} ways, ${counts.junctions} junctions, ${counts.names} names, ${counts.places} places`,
    ...(cells.length > 0 ? [`It is large, and was cut into ${cells.length} squares.`] : []),
    tiles.length === 0
      ? 'Climb is unknown, because no file of elevation was given.'
      : `The elevation of ${Math.floor(imported.shareWithElevation * 100)} % of the points is known.`,
  ]
  return done(parts.join('\n'))
}

/** Files that end in .hgt may follow `--elevation` one after the other. */
function readOptions(
  words: readonly string[],
): { file: string; name: string | undefined; tiles: string[] } | { mistake: string } {
  try {
    const options = { name: { type: 'string' }, elevation: { type: 'string', multiple: true } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const isTile = (file: string) => /\.hgt(\.zip)?$/i.test(file)
    const [file, ...others] = positionals.filter((one) => !isTile(one))
    if (file === undefined || others.length > 0) return { mistake: 'Give one file in the .osm.pbf format.' }
    return { file, name: values.name, tiles: [...(values.elevation ?? []), ...positionals.filter(isTile)] }
  } catch (error) {
    return { mistake: (error as Error).message }
  }
}

/** The name of the file without its ending and its accents, made a name of a pack. */
function nameOf(file: string): string {
  const [stem = ''] = basename(file).toLowerCase().split('.')
  return stem
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

function list({ dataDir }: StreetsParts): Outcome {
  const rows = listPacks(dataDir).map((pack) => [pack.name, `${(pack.bytes / 1e6).toFixed(1)} MB`, ...columnsOf(pack)])
  if (rows.length === 0) return done('There are no region packs. `streets import` makes one.')
  return done(tableOf(['NAME', 'SIZE', 'WAYS', 'PLACES', 'CLIMB', 'IMPORTED', 'SOURCE'], rows))
}

function columnsOf(pack: ListedPack): string[] {
  if ('problem' in pack) return ['', '', '', '', pack.problem]
  const { counts, hasElevations, importedAt, source } = pack
  return [`${counts.ways}`, `${counts.places}`, hasElevations ? 'known' : 'unknown', importedAt, source]
}

function remove({ dataDir }: StreetsParts, name: string): Outcome {
  if (!isPackName(name) || !removePack(dataDir, name))
    return impossible(`There is no region pack ${name}. \`streets list\` shows those that there are.`)
  return done(`The region pack ${name} is removed.`)
}
