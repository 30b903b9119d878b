import Trash2 from 'lucide-react/icons/trash-2'
import { IconButton } from '../../../../ui/button.tsx'

/** Removes the saved figure of the field beside it. */
export function RemoveButton({
  name,
  onRemove,
  className,
}: {
  name: string
  onRemove: () => void
  className?: string
}) {
  return <IconButton label={`Remove ${name}`} icon={<Trash2 />} className={className} onClick={onRemove} />
}
