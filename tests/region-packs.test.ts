import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Activity, activities } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import { demoTownCentre, drawDemoTown } from '#domain/streets/demo-town.ts'
import { snap } from '#domain/streets/snap.ts'
import { type Streets, traits } from '#domain/streets/streets.ts'
import { operateStreets } from '#server/admin/commands/streets.ts'
import { writeHead } from '#server/streets/packs/header.ts'
import { openPack } from '#server/streets/packs/open-pack.ts'
import { listPacks, packFile } from '#server/streets/packs/pack-files.ts'
import { loadAround, readPack, readPackHeader } from '#server/streets/packs/read-pack.ts'
import { writePack } from '#server/streets/packs/write-pack.ts'
import { osmOf } from '#tests/support/streets/osm-of.ts'
import { writeOsmPbf } from '#tests/support/streets/write-osm-pbf.ts'

const now = () => new Date('2026-11-27T12:00:00Z')
const newDataDir = () => mkdtempSync(join(tmpdir(), 'packs-'))
const onFoot = activities[0] as Activity
const town = drawDemoTown(11)

/** The command, as an operator types it. */
function run(dataDir: string, ...words: string[]) {
  return operateStreets(['streets', ...words], { dataDir, now, report: () => undefined })
}

function opened<T>(read: T | { problem: string }): T {
  if (typeof read === 'object' && read && 'problem' in read) throw new Error(read.problem)
  return read as T
}

/** A file of a demo town whose nodes are in no order, with ids that need more than 32 bits. */
function townFile(streets: Streets): string {
  const { nodes, ways } = osmOf(streets, { firstId: 5_000_000_000 })
  const file = join(newDataDir(), 'Demo Town.osm.pbf')
  const places = nodes.slice(streets.latitudes.length)
  const points = nodes.slice(0, streets.latitudes.length)
  // Every third comes first, from the last one back.
  const mixed = [0, 1, 2].flatMap((rest) => points.filter((_, at) => at % 3 === rest).reverse())
  writeFileSync(file, writeOsmPbf([...mixed, ...places], ways))
  return file
}

describe('a demo town that is written as a map and imported', () => {
  const dataDir = newDataDir()
  const shares: number[] = []
  const outcome = operateStreets(['streets', 'import', townFile(town)], {
    dataDir,
    now,
    report: (share) => shares.push(share),
  })
  const file = packFile(dataDir, 'demo-town')

  test('gives the same graphs, names and places', () => {
    expect(outcome).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^demo-town: \d+ ways, .*Climb is unk/s),
    })
    const { header, streets, graphs } = opened(readPack(file))
    expect(header).toMatchObject({
      name: 'demo-town',
      source: 'Demo Town.osm.pbf',
      importedAt: '2026-11-27T12:00:00.000Z',
      attribution: '© OpenStreetMap contributors',
      counts: { ways: town.kinds.length },
      hasElevations: false,
    })
    expect(streets.places).toEqual(town.places)
    expect(Array.from(streets.nameOf, (name) => streets.names[name])).toEqual(
      Array.from(town.nameOf, (name) => town.names[name]),
    )
    // Heights and parks are not in the file; what kinds of ways say about the green is.
    const withoutGreen = (bits: Uint8Array) => bits.map((one) => one & ~traits.green)
    for (const activity of activities) {
      const { climbs: _, traits: drawn, ...graph } = buildGraph(town, activity)
      const { climbs, traits: read, ...same } = graphs[activity.id] ?? {}
      expect(same).toEqual(graph)
      expect(withoutGreen(read ?? new Uint8Array())).toEqual(withoutGreen(drawn))
      expect(climbs?.every(Number.isNaN)).toBe(true)
    }
  })

  test('tells how much is done, up to all of it', () => {
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)
  })

  test('is listed, and removed by its name', () => {
    expect(run(dataDir, 'list').output).toMatch(
      /^NAME .*\ndemo-town +\d+\.\d MB +\d+ +\d+ +unknown +2026-11-27T12:00:00.000Z +Demo Town\.osm\.pbf$/,
    )
    const copy = packFile(dataDir, 'copy')
    copyFileSync(file, copy)
    expect(run(dataDir, 'remove', 'copy')).toEqual({ output: 'The region pack copy is removed.', exitCode: 0 })
    expect(run(dataDir, 'remove', 'copy')).toMatchObject({ exitCode: 1 })
    expect(readdirSync(join(dataDir, 'streets'))).toEqual(['demo-town.streets'])
  })

  test('is replaced whole, and stays where an import fails', () => {
    const before = readFileSync(file)
    const bad = join(newDataDir(), 'demo-town.osm.pbf')
    writeFileSync(bad, readFileSync(townFile(town)).subarray(0, 40_000))
    expect(run(dataDir, 'import', bad)).toEqual({
      output: `${bad}: The file ends in the middle of a block.`,
      exitCode: 1,
    })
    expect(run(dataDir, 'import', townFile(town), '--elevation', bad)).toMatchObject({ exitCode: 1 })
    expect(readFileSync(file).equals(before)).toBe(true)
    // A reader that has the old one open keeps it.
    const old = opened(readPack(file))
    expect(run(dataDir, 'import', townFile(drawDemoTown(12)), '--name', 'demo-town').exitCode).toBe(0)
    expect(opened(readPack(file)).streets.places[0]).not.toEqual(old.streets.places[0])
    expect(readdirSync(join(dataDir, 'streets'))).toEqual(['demo-town.streets'])
  })

  test('leaves nothing behind of an import that was interrupted', () => {
    // No process has this number.
    writeFileSync(`${file}.999999999.part`, 'half')
    expect(run(dataDir, 'import', townFile(town)).exitCode).toBe(0)
    expect(readdirSync(join(dataDir, 'streets'))).toEqual(['demo-town.streets'])
  })
})

test('a pack is named like its file, without accents', () => {
  const file = join(newDataDir(), 'Île-de-France.osm.pbf')
  writeFileSync(file, readFileSync(townFile(town)))
  expect(run(newDataDir(), 'import', file).output).toMatch(/^ile-de-france: /)
})

test('a listed pack that cannot be read says by which name it is imported again', () => {
  const dataDir = newDataDir()
  mkdirSync(join(dataDir, 'streets'))
  writeFileSync(packFile(dataDir, 'old-town'), 'no pack at all')
  const again = 'Import it again: npm run admin -- streets import FILE.osm.pbf --name old-town'
  expect(listPacks(dataDir)).toEqual([{ name: 'old-town', bytes: 14, problem: `This is not a region pack. ${again}` }])
  expect(run(dataDir, 'list').output).toContain(again)
})

test('a map that is not there is named in a sentence', () => {
  const file = join(newDataDir(), 'none.osm.pbf')
  expect(run(newDataDir(), 'import', file)).toEqual({ output: `There is no file ${file}.`, exitCode: 1 })
})

test.each(['../x', 'A', 'a/b', '', '.', 'x'.repeat(64), '-a', 'a.streets'])('"%s" is no name of a pack', (name) => {
  const dataDir = newDataDir()
  expect(run(dataDir, 'import', townFile(town), `--name=${name}`)).toMatchObject({ exitCode: 2 })
  expect(run(dataDir, 'remove', name).exitCode).toBe(1)
  expect(readdirSync(dataDir)).toEqual([])
})

test.each([
  ['import'],
  ['import', 'a.osm.pbf', 'b.osm.pbf'],
  ['import', 'a.osm.pbf', '--nmae', 'x'],
  ['list', 'all'],
  ['paint'],
])('`streets %s %s` is not understood', (...words) => {
  expect(run(newDataDir(), ...words).exitCode).toBe(2)
})

describe('a pack', () => {
  const dataDir = newDataDir()
  const file = packFile(dataDir, 'town')
  const written = { name: 'town', source: 'town.osm.pbf', importedAt: now().toISOString() }
  writePack(file, town, written)
  const whole = readFileSync(file)

  test('carries heights, climbs and traits', () => {
    const { streets, graphs } = opened(readPack(file))
    expect(streets.elevations).toEqual(town.elevations)
    expect(streets.traits).toEqual(town.traits)
    for (const activity of activities) expect(graphs[activity.id]).toEqual(buildGraph(town, activity))
  })

  test('is one piece of memory that other threads see without a copy', async () => {
    const { buffer, graphs } = opened(readPack(file))
    const worker = new Worker(
      `require('node:worker_threads').parentPort.once('message', (shared) => { new Uint8Array(shared)[shared.byteLength - 1] = 77 })`,
      { eval: true },
    )
    worker.postMessage(buffer)
    await new Promise((ended) => worker.once('exit', ended))
    expect(new Uint8Array(buffer).at(-1)).toBe(77)
    for (const graph of Object.values(graphs)) expect(graph.heads.buffer).toBe(buffer)
    expect(opened(openPack(buffer)).graphs[onFoot.id]).toEqual(graphs[onFoot.id])
  })

  const damaged = join(dataDir, 'damaged.streets')
  const problemWith = (bytes: Uint8Array) => {
    writeFileSync(damaged, bytes)
    const read = readPack(damaged)
    return 'problem' in read ? read.problem : undefined
  }

  test('of another version is refused with what to do', () => {
    for (const [version, age] of [
      [0, 'an older'],
      [999, 'a newer'],
    ] as const) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt32LE(version, 8)
      expect(problemWith(bytes)).toBe(
        `The pack was written by ${age} version of Pacewright. Import it again: npm run admin -- streets import FILE.osm.pbf --name NAME`,
      )
      writeFileSync(packFile(dataDir, 'other'), bytes)
      expect(run(dataDir, 'list').output).toContain(`streets import FILE.osm.pbf --name other`)
    }
  })

  test('whose header lies under a right checksum is refused', () => {
    const intact = readPackHeader(file)
    if ('problem' in intact) throw new Error(intact.problem)
    const payload = readFileSync(file).subarray(-intact.bytes)
    const key = 'latitudes'
    const section = intact.sections[key]
    const lies: object[] = [
      { cells: undefined },
      { bounds: ['south'] },
      { name: 7 },
      { commonBytes: -1 },
      { cells: [{ row: 0 }] },
      ...[{ offset: -8 }, { offset: 3 }, { length: 1e15 }, { length: -1 }, { type: 'constructor' }].map((lie) => ({
        sections: { ...intact.sections, [key]: { ...section, ...lie } },
      })),
    ]
    for (const lie of lies) {
      const lying = join(newDataDir(), 'lying.streets')
      writeFileSync(lying, Buffer.concat([writeHead({ ...intact, ...lie }), payload]))
      expect(readPack(lying), JSON.stringify(lie).slice(0, 80)).toEqual({
        problem: expect.stringContaining('Import it again'),
      })
    }
  })

  test('that is a pipe or a link to itself is refused, and not waited for', () => {
    const folder = newDataDir()
    mkdirSync(join(folder, 'streets'))
    execFileSync('mkfifo', [packFile(folder, 'pipe')])
    symlinkSync('round.streets', packFile(folder, 'round'))
    expect(listPacks(folder)).toEqual([
      { name: 'pipe', bytes: 0, problem: 'This is not a file.' },
      { name: 'round', bytes: 0, problem: expect.stringContaining('ELOOP') },
    ])
  })

  test('that is cut short or has a wrong byte anywhere is refused', () => {
    for (const length of [0, 1, 7, 8, 20, 24, 500, 5_000, whole.length >> 1, whole.length - 1])
      expect(problemWith(whole.subarray(0, length))).toMatch(/Import it again/)
    expect(problemWith(Buffer.concat([whole, Buffer.alloc(8)]))).toMatch(/damaged/)
    for (const at of [0, 9, 13, 17, 30, 900, 8_000, whole.length >> 1, whole.length - 9]) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] as number) ^ 0x20
      expect(problemWith(bytes)).toMatch(/Import it again/)
    }
    expect(problemWith(whole)).toBeUndefined()
    expect(readPack(dataDir)).toEqual({ problem: expect.stringMatching(/not a file/) })
    expect(readPack(join(dataDir, 'none'))).toEqual({ problem: expect.stringContaining('ENOENT') })
  })
})

describe('a large region', () => {
  const dataDir = newDataDir()
  const file = packFile(dataDir, 'large')
  const written = { name: 'large', source: 'large.osm.pbf', importedAt: now().toISOString() }
  const header = writePack(file, town, { ...written, maxJunctions: 1_000 })
  const { latitude, longitude } = demoTownCentre
  const total = (lengths: Float64Array) => lengths.reduce((sum, metres) => sum + metres, 0)

  test('is cut into squares, and joined around a place as if it had never been cut', () => {
    expect(header.cells.length).toBeGreaterThan(4)
    const { streets, graphs } = opened(loadAround(file, latitude, longitude, 30_000))
    expect(streets.latitudes.length).toBe(new Set(town.points).size)
    expect(streets.places).toEqual(town.places)
    for (const activity of activities) {
      const [joined, uncut] = [graphs[activity.id], buildGraph(town, activity)]
      expect(joined && total(joined.lengths)).toBeCloseTo(total(uncut.lengths), 3)
    }
    const heights = ({ points, elevations }: Streets) =>
      Float32Array.from(points, (point) => elevations?.[point] ?? Number.NaN).toSorted()
    // A point where a way was cut is passed twice.
    expect(new Set(heights(streets))).toEqual(new Set(heights(town)))
  })

  test('is loaded only as far as asked', () => {
    const near = opened(loadAround(file, latitude, longitude, 3_000))
    expect(near.streets.latitudes.length).toBeLessThan(town.latitudes.length)
    const graph = near.graphs[onFoot.id]
    expect(graph && snap(graph, latitude, longitude)?.metresAway).toBeLessThan(100)
    expect(loadAround(file, 10, 10, 5_000)).toEqual({ problem: 'The pack has no streets near this place.' })
    expect(readPack(file)).toEqual({ problem: 'The pack is cut into squares. Load those around a place.' })
    expect(run(dataDir, 'list').output).toMatch(/large .* known /)
  })

  test('with a damaged square is refused where that is needed, and only there', () => {
    const bytes = readFileSync(file)
    const last = header.cells.at(-1)
    bytes[bytes.length - 9] = (bytes[bytes.length - 9] as number) ^ 1
    const damaged = packFile(dataDir, 'damaged')
    writeFileSync(damaged, bytes)
    const middle = (cell = last) => [((cell?.row ?? 0) + 0.5) / 10, ((cell?.column ?? 0) + 0.5) / 10] as const
    expect(loadAround(damaged, ...middle(), 10)).toMatchObject({ problem: expect.stringMatching(/damaged/) })
    expect(loadAround(damaged, ...middle(header.cells[0]), 10)).toHaveProperty('graphs')
  })
})

test('a small pack is loaded around a place as a whole', () => {
  const file = packFile(newDataDir(), 'small')
  writePack(file, town, { name: 'small', source: 'small.osm.pbf', importedAt: now().toISOString() })
  expect(opened(loadAround(file, 0, 0, 1)).streets.latitudes.length).toBe(town.latitudes.length)
})

/** A tile whose height falls from 1000 m in the north by a metre a row, with a square of nothing. */
function tile(rows = 1_201): Buffer {
  const bytes = Buffer.alloc(rows * rows * 2)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < rows; column += 1) {
      const isVoid = row > 200 && row < 220
      bytes.writeInt16BE(isVoid ? -32_768 : 1_000 - row, 2 * (row * rows + column))
    }
  return bytes
}

/** A ZIP archive of one file. */
function zip(content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(local.length + packed.length, 16)
  return Buffer.concat([local, packed, entry, end])
}

describe('elevation', () => {
  const folder = newDataDir()
  const map = join(folder, 'slope.osm.pbf')
  // One street half way between two rows of a tile, one where the tile has nothing, one outside of it.
  const rows = [100.5, 210, 1_300]
  const nodes = rows.flatMap((row, at) => [
    { id: 2 * at + 1, latitude: 44 - row / 1_200, longitude: 7.5 },
    { id: 2 * at + 2, latitude: 44 - row / 1_200, longitude: 7.50031 },
  ])
  const ways = rows.map((_, at) => ({ tags: { highway: 'residential' }, nodes: [2 * at + 1, 2 * at + 2] }))
  writeFileSync(map, writeOsmPbf(nodes, ways))
  const tileAs = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }

  test.each(['N43E007.hgt', 'N43E007.hgt.zip'])(
    'comes from %s, between its figures; a void is unknown, not 0',
    (name) => {
      const dataDir = newDataDir()
      const bytes = name.endsWith('zip') ? zip(tile()) : tile()
      expect(run(dataDir, 'import', map, '--elevation', tileAs(name, bytes))).toMatchObject({
        exitCode: 0,
        output: expect.stringContaining('The elevation of 33 % of the points is known.'),
      })
      const heights = [...(opened(readPack(packFile(dataDir, 'slope'))).streets.elevations ?? [])]
      expect(heights.slice(0, 2).map((metres) => metres.toFixed(2))).toEqual(['899.50', '899.50'])
      expect(heights.slice(2)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN])
    },
  )

  test('that does not cover the region is as none', () => {
    const dataDir = newDataDir()
    expect(run(dataDir, 'import', map, '--elevation', tileAs('S10W100.hgt', tile())).exitCode).toBe(0)
    expect(readPackHeader(packFile(dataDir, 'slope'))).toMatchObject({ hasElevations: false })
  })

  test.each([
    ['heights.hgt', tile(), 'the name of a tile says where it lies, such as N43E007.hgt or N43E007.hgt.zip.'],
    ['N43E007.hgt', tile().subarray(2), 'a tile has 1201 or 3601 rows, and this file has neither.'],
    ['N43E007.hgt.zip', tile(), 'the archive is damaged, or has no tile in it.'],
    ['N43E007.hgt.zip', zip(tile()).subarray(40), 'the archive is damaged, or has no tile in it.'],
    ['N43E007.hgt.zip', zip(Buffer.alloc(40_000_000)), 'the archive is damaged, or has no tile in it.'],
  ])('in a bad file %s is refused', (name, bytes, problem) => {
    const file = tileAs(name, bytes)
    const dataDir = newDataDir()
    expect(run(dataDir, 'import', map, '--elevation', file)).toEqual({ output: `${file}: ${problem}`, exitCode: 1 })
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('in a file that is not there is refused', () => {
    const tile = join(folder, 'N01E001.hgt')
    expect(run(newDataDir(), 'import', map, '--elevation', tile)).toEqual({
      output: `There is no file ${tile}.`,
      exitCode: 1,
    })
  })
})

// Real maps are not part of the repository.
const data = process.env.STREETS_DATA ?? resolve('../shared/data')
const monaco = join(data, 'monaco.osm.pbf')
if (!existsSync(monaco)) console.log(`No real map is imported: ${basename(monaco)} is not in ${data} (STREETS_DATA).`)

test.skipIf(!existsSync(monaco))('Monaco has streets by name, suburbs, parks and steep ways', () => {
  const dataDir = newDataDir()
  expect(run(dataDir, 'import', monaco, '--elevation', join(data, 'N43E007.hgt.zip')).exitCode).toBe(0)
  const file = packFile(dataDir, 'monaco')
  expect(statSync(file).size).toBeLessThan(5_000_000)
  const { streets, graphs } = opened(readPack(file))
  const named = (name: string) => streets.places.filter((place) => place.name === name).map(({ kind }) => kind)
  expect(named('Monte-Carlo')).toEqual(['suburb'])
  expect(named('Boulevard des Moulins')).toEqual(['street'])
  const share = (trait: number) => streets.traits.filter((bits) => bits & trait).length / streets.traits.length
  expect(share(traits.green)).toBeGreaterThan(0.1)
  expect(share(traits.green)).toBeLessThan(0.5)
  const graph = graphs[onFoot.id]
  const climbs = [...(graph?.climbs ?? [])].filter((metres) => !Number.isNaN(metres))
  expect(climbs.length).toBeGreaterThan(0.99 * (graph?.climbs.length ?? 0))
  const perKilometre = (1_000 * climbs.reduce((sum, metres) => sum + metres, 0)) / 2 / total(graph?.lengths)
  expect(perKilometre).toBeGreaterThan(20)
  expect(perKilometre).toBeLessThan(60)
})

const total = (lengths: Float64Array = new Float64Array()) => lengths.reduce((sum, metres) => sum + metres, 0)
