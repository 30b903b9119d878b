import Printer from 'lucide-react/icons/printer'
import { Button } from '../../../ui/button.tsx'

/** Prints the page, without its buttons. */
export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      Print
    </Button>
  )
}
