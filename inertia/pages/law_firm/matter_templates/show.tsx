import type { TemplatePage } from '~/features/matter_templates/address'
import { ShowTemplate } from '~/features/matter_templates/show_template'

export default function MatterTemplate(props: TemplatePage) {
  return <ShowTemplate area="law_firm" {...props} />
}
