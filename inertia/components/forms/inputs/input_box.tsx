import type { ReactNode } from 'react'
import { Icon } from '~/components/display/icon'
import type { LucideIcon } from '~/components/display/icon'

interface InputBoxProps {
  icon?: LucideIcon
  prefix?: ReactNode
  suffix?: ReactNode
  children: (look: string) => ReactNode
}

const bare = 'h-full w-full min-w-0 flex-1 bg-transparent outline-none disabled:cursor-not-allowed'

/** The outline of a field, with an icon or a sign before the input and words or a button after it. */
export function InputBox({ icon, prefix, suffix, children }: InputBoxProps) {
  if (!icon && !prefix && !suffix) return children('input')

  return (
    <div className="input flex items-center gap-2">
      {icon && <Icon of={icon} className="text-fg-subtle" />}
      {prefix && <span className="text-fg-subtle">{prefix}</span>}
      {children(bare)}
      {suffix}
    </div>
  )
}
