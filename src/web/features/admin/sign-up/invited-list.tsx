import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Copy from 'lucide-react/icons/copy'
import Minus from 'lucide-react/icons/minus'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { copyText } from '../../workouts/share/copy-text.ts'
import { type Invited, linkList, outcomeWords, stillToInvite, summaryOf } from './outcome-words.ts'

/** What became of each address of a list. */
export function InvitedList({ lines }: { lines: readonly Invited[] }) {
  const links = linkList(lines)
  const count = lines.filter(({ link }) => link).length
  const [shown, setShown] = useState<string>()

  async function copy(text: string, title: string) {
    if (await copyText(text)) toast({ title })
    else setShown(text)
  }
  return (
    <section aria-label="What became of the list" className="mt-3 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status">
          <p className="text-h4">{summaryOf(lines)}</p>
          {stillToInvite(lines) !== '' && (
            <p className="text-ink-2">What was not invited stays in the field, to be corrected and tried again.</p>
          )}
        </div>
        {count > 1 && (
          <Button size="compact" onClick={() => void copy(links, 'All links are copied')}>
            <Copy aria-hidden="true" />
            Copy all links
          </Button>
        )}
      </div>
      {shown && (
        <TextArea
          label="Copy this"
          readOnly
          autoFocus
          value={shown}
          onFocus={(event) => event.target.select()}
          className="font-mono"
        />
      )}
      <ol className="border-ink border-t-[1.5px]">
        {lines.map((line, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may be twice in a list
            key={place}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2"
          >
            <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">{line.address}</span>
            <span className={`inline-flex items-center gap-1.5 text-small ${looks[line.outcome].tone}`}>
              {looks[line.outcome].icon}
              {outcomeWords(line)}
            </span>
            {line.link && (
              <Button
                size="compact"
                aria-label={`Copy link for ${line.address}`}
                onClick={() => void copy(line.link ?? '', 'The link is copied')}
              >
                <Copy aria-hidden="true" />
                Copy link
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const good = { icon: <Check aria-hidden="true" className="size-4" />, tone: 'text-good' }
const nothing = { icon: <Minus aria-hidden="true" className="size-4" />, tone: 'text-ink-2' }
const bad = { icon: <CircleAlert aria-hidden="true" className="size-4" />, tone: 'text-danger' }

const looks: Record<Invited['outcome'], typeof good> = {
  invited: good,
  'has-account': nothing,
  repeated: nothing,
  'no-address': bad,
  failed: bad,
}
