import type { LucideIcon } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { initials } from '~/components/display/initials'
import { route } from '~/routes'

interface WorkspaceViewProps {
  name: string
  icon?: LucideIcon
  /** Key of the firm's logo; its initials without one. */
  logo?: string | null
}

/** Logo or initials and the name of a firm at the head of the rail. */
export function WorkspaceView({ name, icon, logo }: WorkspaceViewProps) {
  return (
    <span className="flex h-full w-rail min-w-0 items-center gap-2 px-3 font-semibold max-lg:w-auto max-lg:max-w-52">
      {logo ? (
        <img
          src={route('pictures.show', { id: logo })}
          alt=""
          className="size-6 flex-none rounded-md bg-white object-contain"
        />
      ) : (
        <span
          data-initials={initials(name)}
          className="grid size-6 flex-none place-items-center rounded-md bg-accent text-2xs font-bold text-on-accent before:content-[attr(data-initials)]"
          aria-hidden="true"
        />
      )}
      <span className="min-w-0 flex-1 truncate text-left">{name}</span>
      {icon && <Icon of={icon} className="text-fg-subtle" />}
    </span>
  )
}
