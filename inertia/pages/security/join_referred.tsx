import { JoinPage } from '~/features/join/join_page'
import type { JoinProps } from '~/features/join/types'

export default function JoinReferred(props: JoinProps) {
  return <JoinPage {...props} />
}
