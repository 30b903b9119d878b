import { formatDuration } from '../../../units/duration.ts'

/** A moment in a step, in seconds or metres from its start. */
export type Moment = { seconds: number } | { metres: number }

/** A text that is shown during a step: at a moment, else at the usual one; in one round of its repeat, else in each. */
export type Message = { text: string; at?: Moment | undefined; round?: number | undefined }

/** The moments that a step can have: up to its end, where that is known, in the rounds of its repeat. */
export type Span = { seconds?: number | undefined; metres?: number | undefined; rounds: number }

/**
 * The messages that notes stand for. A line that begins with a moment, such as `0:30 Sit up` or `Round 2, 400 m Go`, is
 * one; lines without a moment belong to the message before them. A moment the step does not have is plain text.
 */
export function messagesIn(notes: string | undefined, span: Span): Message[] {
  const messages: Message[] = []
  for (const line of (notes ?? '').trim().split('\n')) {
    const begun = messageOn(line, span)
    const last = messages.at(-1)
    if (begun) messages.push(begun)
    else if (last) last.text += `\n${line}`
    else if (line.trim()) messages.push({ text: line })
  }
  return messages.map((message) => ({ ...message, text: message.text.trim() }))
}

/** Messages as the lines of notes, which `messagesIn` reads as the same. */
export function notesLines(messages: readonly Message[]): string[] {
  return messages.map(({ text, at, round }, index) => {
    if (!at && index === 0 && !beginsWithMoment(text)) return text
    const moment = momentOf(at ?? { seconds: 0 })
    return `${round === undefined ? '' : `Round ${round}, `}${moment} ${withoutMoments(text)}`
  })
}

/** Whether a line of a text would be read as a message: such a text needs a moment of its own. */
export function beginsWithMoment(text: string): boolean {
  return text.split('\n').some((line) => LINE.test(line))
}

/** Seconds from the start of a step that takes `seconds` for its `metres`. */
export function secondsOf(at: Moment, { seconds = 0, metres }: Omit<Span, 'rounds'>): number {
  return 'seconds' in at ? at.seconds : Math.round((at.metres / (metres || 1)) * seconds)
}

const LINE = /^(?:round (\d{1,3}),? +)?(?:(?:(\d{1,2}):)?(\d{1,3}):(\d{2})|(\d{1,6}) m) +(\S.*)$/i

function messageOn(line: string, span: Span): Message | undefined {
  const [, round, hours = '0', minutes, seconds, metres, text = ''] = LINE.exec(line) ?? []
  if (round !== undefined && !(Number(round) >= 1 && Number(round) <= span.rounds)) return undefined
  const said = { text, ...(round === undefined ? {} : { round: Number(round) }) }
  if (metres !== undefined)
    return span.metres !== undefined && Number(metres) <= span.metres
      ? { ...said, at: { metres: Number(metres) } }
      : undefined
  if (minutes === undefined || Number(seconds) > 59) return undefined
  const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return at <= (span.seconds ?? Number.POSITIVE_INFINITY) ? { ...said, at: { seconds: at } } : undefined
}

function momentOf(at: Moment): string {
  return 'seconds' in at ? formatDuration(at.seconds) : `${Math.round(at.metres)} m`
}

/** Further lines of a message that would be read as messages themselves go on the line before. */
function withoutMoments(text: string): string {
  return text.split('\n').reduce((all, line) => `${all}${LINE.test(line) ? ' ' : '\n'}${line}`)
}
