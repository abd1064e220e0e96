/** Where `LEAD_COLUMNS` come from. */
export const LEAD_TABLES = 'app.lead l left join app.account adder on adder.id = l.added_by'
