import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button, type ButtonProps } from '~/components/actions/button'

interface PostButtonProps extends Omit<ButtonProps, 'onClick' | 'pending'> {
  /** What it is sent to; nothing but the address is said. */
  address: string
}

/** A button that sends a request and waits for its answer. */
export function PostButton({ address, ...button }: PostButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const post = () =>
    router.post(
      address,
      {},
      { headers: { blockType: 'button' }, onStart: () => setBusy(true), onFinish: () => setBusy(false) }
    )
  return <Button {...button} pending={isBusy} onClick={post} />
}
