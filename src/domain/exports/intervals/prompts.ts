import type { Step } from '../../workout/step.ts'
import { MAX_REPEAT_COUNT } from '../../workout/stored-entry.ts'
import { beginsWithMoment, type Message, messagesIn, notesLines, secondsOf } from '../shared/messages/message.ts'
import { spanOf } from '../shared/messages/rounds.ts'

/**
 * The notes of a step as prompts, `10^Sit up 60^Relax <!>`, and whether some are changed or cut. The sign `<!>` ends the last
 * prompt; the step's length follows it.
 */
export type Prompts = { text: string; isChanged: boolean; isCut: boolean }

/** Writes the notes of a step of `seconds` as prompts, after the prompt `before`. A prompt is shown in every round. */
export function promptsOf(step: Step, seconds: number, before = ''): Prompts {
  const span = { ...spanOf(step, MAX_REPEAT_COUNT), seconds }
  const said: Message[] = [...(before ? [{ text: before }] : []), ...messagesIn(step.notes, span)]
  let text = ''
  let [isChanged, isCut] = [false, false]
  for (const { text: whole, at, round } of said) {
    const shown = stripPromptSigns(whole)
    isChanged ||= round !== undefined || shown !== whole
    if (shown === '') continue
    const prompt = `${at ? secondsOf(at, span) : USUAL_SECONDS}^${shown} `
    isCut ||= text.length + prompt.length > MAX_PROMPT_CHARACTERS
    // Stop: the text is full, even if a later prompt is shorter.
    if (isCut) break
    text += prompt
  }
  return { text: text && `${text}<!>`, isChanged, isCut }
}

/** The notes that prompts stand for, a line each. */
export function notesFromPrompts(prompts: readonly { seconds: number; text: string }[]): string[] {
  return notesLines(
    prompts.map(({ seconds, text }, index) =>
      index === 0 && seconds === USUAL_SECONDS && !beginsWithMoment(text) ? { text } : { text, at: { seconds } },
    ),
  )
}

/** When notes without a moment are shown: long enough after the cue to read it. */
const USUAL_SECONDS = 10

// Of a line's prompts: with the step's other words they fit into the 2,000 characters that are read of a line.
const MAX_PROMPT_CHARACTERS = 1800

/** The text on one line, without the signs that begin prompts and remarks. */
function stripPromptSigns(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}^]+|<!>|\/{2,}/gu, ' ')
    .replaceAll(/["“”]/g, '’')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
