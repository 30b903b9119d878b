import { autocompletion, type CompletionSource, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, Transaction } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import type { Remark } from '#domain/text/step/remarks.ts'
import { pageNonce } from '../../../ui/nonce.ts'
import { textTheme } from './text-theme.ts'
import { parts, units } from './text-words.ts'

type TextWord = { label: string; detail: string }

/** An editor of a workout's text. Tab is not taken: it leaves the editor. */
export type TextEditor = {
  hasFocus: () => boolean
  /** Replaces the text, and forgets what was typed: an undo would put old words into new lines. */
  write: (text: string) => void
  /** Marks places of the text with their sentences. */
  mark: (errors: readonly Remark[], readings: readonly Remark[]) => void
  /** Sets the words that completion offers. */
  offer: (words: readonly TextWord[]) => void
  /** Puts the cursor at a place. */
  goTo: (place: Remark) => void
  close: () => void
}

export function openTextEditor({
  parent,
  text,
  onType,
  onLeave,
}: {
  parent: HTMLElement
  text: string
  onType: (text: string) => void
  onLeave: () => void
}): TextEditor {
  const completion = new Compartment()
  const undoing = new Compartment()
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(pageNonce() ?? ''),
        undoing.of(history()),
        lineNumbers(),
        marks,
        completion.of([]),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Workout as text', spellcheck: 'false' }),
        textTheme,
        EditorView.updateListener.of((update) => {
          const isTyped = update.transactions.some(
            (one) => one.docChanged && one.annotation(Transaction.addToHistory) !== false,
          )
          if (isTyped) onType(update.state.doc.toString())
        }),
        EditorView.domEventHandlers({ blur: onLeave }),
      ],
    }),
  })
  return {
    hasFocus: () => view.hasFocus,
    write(insert) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert },
        annotations: Transaction.addToHistory.of(false),
        effects: undoing.reconfigure([]),
      })
      view.dispatch({ effects: undoing.reconfigure(history()) })
    },
    mark: (errors, readings) => {
      const found = [
        ...errors.map((remark) => diagnosticOf(view.state, remark, 'error')),
        ...readings.map((remark) => diagnosticOf(view.state, remark, 'info')),
      ]
      view.dispatch(setDiagnostics(view.state, found))
    },
    offer(words) {
      // Nothing is selected at first: Enter ends the line unless a word was chosen with the arrow keys. So no key is taken
      // by surprise, and none has to wait.
      const offered = autocompletion({
        override: [complete(words)],
        icons: false,
        selectOnOpen: false,
        interactionDelay: 0,
      })
      view.dispatch({ effects: completion.reconfigure(offered) })
    },
    goTo: (place) => {
      const { from } = diagnosticOf(view.state, place, 'info')
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true })
      view.focus()
    },
    close: () => view.destroy(),
  }
}

/** The word at the place of a remark, or its whole line. */
function diagnosticOf(state: EditorState, remark: Remark, severity: 'error' | 'info'): Diagnostic {
  const line = state.doc.line(Math.min(remark.line, state.doc.lines))
  const at = Math.min(remark.column - 1, line.length)
  const word = /^\S+/.exec(line.text.slice(at))?.[0].length ?? 0
  const [from, to] = word > 0 ? [line.from + at, line.from + at + word] : [line.from, line.to]
  return { from, to, severity, message: remark.message }
}

/** Offers units behind a figure and words elsewhere, while what is typed is not one of them yet. */
function complete(words: readonly TextWord[]): CompletionSource {
  const unitWords = units.map((label) => ({ label, detail: 'unit' }))
  return (context) => {
    const unit = context.matchBefore(/\b\d+(?:\.\d+)? ?[a-z%]*$/i)
    const figure = unit && (/^[\d.]+ ?/.exec(unit.text)?.[0].length ?? 0)
    const typed = unit ? unit.text.slice(figure ?? 0) : (context.matchBefore(/\p{L}\w*$/u)?.text ?? '')
    const options = unit ? unitWords : words
    const isWhole = options.some(({ label }) => label.toLowerCase() === typed.toLowerCase())
    if (!context.explicit && (typed === '' || isWhole)) return null
    return { from: context.pos - typed.length, options: [...options] }
  }
}

const decorator = new MatchDecorator({
  regexp: parts,
  decoration: (match) => {
    const [name] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? []
    return name ? Decoration.mark({ class: `cm-${name}` }) : null
  },
})

const marks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = decorator.createDeco(view)
    }
    update(update: ViewUpdate) {
      this.decorations = decorator.updateDeco(update, this.decorations)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)
