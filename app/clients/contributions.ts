import { invitationSubjects } from '#app/core/contributions/registries'
import { linkClient } from '#app/clients/actions/link_client'

invitationSubjects.add({ key: 'client', accept: linkClient })
