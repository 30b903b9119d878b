import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { copyText } from '../copy-text.ts'
import { embedAddress, embedCode } from './embed-code.ts'

/** The code that shows a workout on another site, and how it looks there. */
export function EmbedField({ workout }: { workout: { id: string; name: string } }) {
  const [copied, setCopied] = useState<boolean>()
  const code = embedCode(location.origin, workout)
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <TextArea
        label="Embed code"
        hint={
          copied === false
            ? 'Your browser does not let us copy it: select it and copy it yourself.'
            : 'For your website.'
        }
        readOnly
        value={code}
        onFocus={(event) => event.target.select()}
        className="[&_textarea]:break-all [&_textarea]:text-small"
      />
      <Button size="compact" className="justify-self-start" onClick={async () => setCopied(await copyText(code))}>
        {copied ? 'Copied!' : 'Copy code'}
      </Button>
      <iframe
        src={embedAddress(workout.id)}
        title={`Preview of ${workout.name} on another website`}
        loading="lazy"
        className="aspect-[1200/630] w-full rounded-chip border border-line"
      />
    </section>
  )
}
