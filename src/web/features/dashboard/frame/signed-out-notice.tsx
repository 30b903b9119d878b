import { Notice } from '../../../ui/notice.tsx'

/** Shown after a sign-out in another tab while this one has unsaved work. */
export function SignedOutNotice() {
  return (
    <div className="gutter pt-6">
      <Notice tone="danger" title="You are signed out.">
        Your work is still here.{' '}
        <a href="/login" target="_blank" rel="noreferrer" className="link">
          Sign in in a new tab
        </a>
        , then come back and save it.
      </Notice>
    </div>
  )
}
