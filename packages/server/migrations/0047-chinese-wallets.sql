-- Alipay and WeChat Pay as payment methods.
alter table bookings drop constraint bookings_method_check;
alter table bookings add constraint bookings_method_check check (method in ('credit-card', 'web-payments', 'paypal',
  'bancontact', 'alipay', 'wechat-pay', 'bill-organisation'));
alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check check (method in ('credit-card', 'web-payments', 'paypal',
  'bancontact', 'alipay', 'wechat-pay'));
