import { Notice } from '../../../ui/notice.tsx'

/** For whoever signed out in another tab while this one holds work that is not saved. */
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
