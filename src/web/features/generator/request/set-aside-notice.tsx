import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Says that a workout is generated although the sentence spells one out, and offers to build that one. */
export function SetAsideNotice({ onAsWritten }: { onAsWritten: () => void }) {
  return (
    <Notice
      actions={
        <Button size="compact" onClick={onAsWritten}>
          Build it as written
        </Button>
      }
    >
      Changed by hand: a workout is generated from the form, and the one you wrote is set aside.
    </Notice>
  )
}
