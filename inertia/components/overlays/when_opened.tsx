import { Suspense, useState, type ComponentType } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { PlainDialog, type PlainDialogProps } from '~/components/overlays/plain_dialog'

/** What stands above the page, fetched when it is first opened; a plain dialog stands in when it does not come. */
export function whenOpened<Props extends PlainDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>
): ComponentType<Props> {
  const Panel = lazily<Props>(load, { byPress: true, instead: PlainDialog })
  return function WhenOpened(props) {
    const [isNeeded, setNeeded] = useState(false)
    if (props.open && !isNeeded) setNeeded(true)
    if (!isNeeded) return null
    return (
      <Suspense fallback={null}>
        <Panel {...props} />
      </Suspense>
    )
  }
}
