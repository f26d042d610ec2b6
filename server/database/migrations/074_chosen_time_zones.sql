-- Whether the person chose their time zone themselves; what a browser says does not change it then. Those there are were all
-- named by browsers.
ALTER TABLE users ADD COLUMN time_zone_chosen boolean NOT NULL DEFAULT false;
