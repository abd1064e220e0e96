-- Months of rent that are paid on moving into a rental.
alter table app.listing add column deposit_months smallint check (deposit_months >= 0);
alter table app.listing add column advance_months smallint check (advance_months >= 0);
