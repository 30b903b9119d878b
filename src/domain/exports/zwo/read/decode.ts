import { type SportId, sportOf, sports } from '../../../sports/registry.ts'
import { sumOf } from '../../../units/numbers.ts'
import { type EditorEntry, isGroup, toStored } from '../../../workout/groups.ts'
import { MAX_TRAINED_STEPS } from '../../../workout/step.ts'
import type { Decoded, DecodeOptions } from '../../shared/format.ts'
import { leftOutSentences } from '../../shared/messages/fitting.ts'
import { checkWorkout, FILE_TOO_LONG, MAX_FILE_BYTES, TOO_MANY_STEPS } from '../../shared/reading/checked.ts'
import { foldEntries } from '../../shared/reading/fold-repeats.ts'
import { inferIntervals } from '../../shared/reading/infer-intensity.ts'
import { nameOf } from '../../shared/reading/workout-name.ts'
import { textOf } from '../../shared/text-codec.ts'
import { bikeSport } from '../../shared/trainer/bike-sport.ts'
import { childOf, type Element, isNamed, textIn } from '../../shared/xml/element.ts'
import { readXml } from '../../shared/xml/read.ts'
import { raceShare } from '../race-pace.ts'
import type { Reading } from './block.ts'
import { entriesOf } from './blocks.ts'
import { headerOf } from './header.ts'
import { addMessages, lengthOf, type PlacedMessage, placeMessage } from './place-messages.ts'
import { messageOf } from './shown-text.ts'
import { unreadSentences } from './unread.ts'

/** A workout from a file of Zwift's, or from one that another program wrote for Zwift. */
export function decodeZwo(bytes: Uint8Array, options: DecodeOptions): Decoded {
  if (bytes.length > MAX_FILE_BYTES) return { ok: false, reason: FILE_TOO_LONG }
  const xml = readXml(textOf(bytes))
  if (!xml.ok) return xml
  const { root } = xml
  const workout = isNamed(root, 'workout_file') ? childOf(root, 'workout') : undefined
  if (!workout) return { ok: false, reason: 'The file is XML, but has no <workout_file> with a <workout> in it.' }

  const sport = sportIn(root) ?? options.sport ?? bikeSport.id
  const reading: Reading = {
    sport,
    metres: textIn(childOf(root, 'durationType')).toLowerCase() === 'distance',
    share: (race) => paceShare(race, root, sport, options.reference),
    losses: new Set(),
    unread: new Map(),
    left: { count: 0 },
    wrong: [],
  }
  const entries: EditorEntry[] = []
  const placed: PlacedMessage[] = []
  let trained = 0
  let clock = 0
  for (const [index, element] of workout.children.entries()) {
    const message = messageOf(element)
    if (message) {
      placed.push(placeMessage(0, message, reading))
      continue
    }
    const read = entriesOf({ element, called: `Block ${index + 1}, ${element.name},`, reading })
    trained += sumOf(read, (entry) => (isGroup(entry) ? entry.count * entry.steps.length : 1))
    const reason = reading.wrong[0] ?? (trained > MAX_TRAINED_STEPS ? TOO_MANY_STEPS : undefined)
    if (reason) return { ok: false, reason }
    const shown = element.children.flatMap((child) => messageOf(child) ?? [])
    placed.push(...shown.map((text) => placeMessage(clock, text, reading)))
    entries.push(...read)
    clock += sumOf(read, lengthOf)
  }

  const header = headerOf(root, sport, reading.unread)
  const noted = addMessages(entries, placed, header.description, reading)
  const steps = toStored(inferIntervals(foldEntries(noted)))
  const name = nameOf(textIn(childOf(root, 'name')), options)
  return checkWorkout({ name, sport, type: header.type, steps }, [
    ...header.losses,
    ...reading.losses,
    ...leftOutSentences(reading.left),
    ...unreadSentences(reading.unread),
  ])
}

function sportIn(root: Element): SportId | undefined {
  const said = textIn(childOf(root, 'sportType')).toLowerCase()
  const machine = said.startsWith('run') ? 'treadmill' : /^(bik|cycl|rid)/.test(said) ? 'bike' : undefined
  return machine && sports.find(({ trainer }) => trainer === machine)?.id
}

/** A run's figures are shares of a race pace, unless the file names a threshold pace. */
function paceShare(race: number | undefined, root: Element, sport: SportId, reference: number | undefined): number {
  const { trainer, reference: own } = sportOf(sport)
  if (trainer !== 'treadmill' || race === undefined || childOf(root, 'thresholdSecPerKm')) return 1
  return raceShare(race, reference ?? own.nominal) ?? 1
}
