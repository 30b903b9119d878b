import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Says what could not be loaded and why, and loads it again; takes the result of a query. */
export function LoadFailed({
  title,
  error,
  isFetching,
  refetch,
  className,
}: {
  title: string
  error: Error
  isFetching: boolean
  refetch: () => unknown
  className?: string
}) {
  return (
    <Notice
      className={className ?? ''}
      tone="danger"
      title={title}
      actions={
        <Button size="compact" busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}
