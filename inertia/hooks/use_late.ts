import { useEffect, useState } from 'react'

/** True once something has been going on for longer than `milliseconds`. */
export function useLate(isGoingOn: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isGoingOn, milliseconds])

  return isLate
}
