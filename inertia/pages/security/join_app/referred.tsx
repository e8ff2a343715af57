import { JoinPage } from '~/features/join/join_page'
import type { JoinProps } from '~/features/join/types'
import { bareLayout } from '~/layouts/bare_layout'

export default function JoinAppReferred(props: JoinProps) {
  return <JoinPage {...props} />
}

JoinAppReferred.layout = bareLayout
