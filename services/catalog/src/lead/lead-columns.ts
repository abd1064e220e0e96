/** Columns of a `Lead`, from `LEAD_TABLES`. */
export const LEAD_COLUMNS = `l.id, l.version, l.reference, l.source, l.fullname, l.email, l.phone, l.message,
  l.email_folded as "emailFolded", l.phone_e164 as "phoneE164", l.listing_id as "listingId",
  l.listing_slug as "listingSlug", l.listing_name as "listingName", l.listing_price as "listingPrice",
  l.listing_url as "listingUrl", l.status, l.is_spam as "isSpam", l.status_before_spam as "statusBeforeSpam",
  l.assignee_id as "assigneeId", l.next_follow_up_on as "nextFollowUpOn", l.first_response_at as "firstResponseAt",
  case when adder.id is null then null else json_build_object('id', adder.id, 'name', adder.name) end as "addedBy",
  l.consent_at as "consentAt", l.created_at as "createdAt", l.updated_at as "updatedAt", l.deleted_at as "deletedAt"`
