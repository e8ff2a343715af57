import { useEffect, useState } from 'react'
import { onUnread, type Unread } from './unread_stream'

/** How many notices are unread; nothing is known until the server has said so. */
export function useUnread(): Unread {
  const [state, setState] = useState<Unread>({ unread: 0, latest: 0 })
  useEffect(() => onUnread(setState), [])
  return state
}
