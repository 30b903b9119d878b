--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: auth_provider; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA auth_provider;


--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit_log_entries; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.audit_log_entries (
    id uuid NOT NULL,
    kind text NOT NULL,
    user_id uuid,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: identities; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.identities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    provider_id text NOT NULL,
    identity_data jsonb NOT NULL,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: one_time_tokens; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.one_time_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_type text NOT NULL,
    relates_to text NOT NULL,
    link_hash text NOT NULL,
    code_hash text NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL,
    code_expires_at timestamp with time zone NOT NULL,
    link_expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    aal text DEFAULT 'aal1'::text NOT NULL,
    amr jsonb DEFAULT '[]'::jsonb NOT NULL,
    refresh_token_hmac_key text NOT NULL,
    refresh_token_counter integer DEFAULT 0 NOT NULL,
    refreshed_at timestamp with time zone,
    user_agent text,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: signing_keys; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.signing_keys (
    kid text NOT NULL,
    private_jwk jsonb NOT NULL,
    public_jwk jsonb NOT NULL,
    signs_from timestamp with time zone NOT NULL,
    published_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.users (
    id uuid NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    encrypted_password text,
    email_confirmed_at timestamp with time zone,
    confirmation_sent_at timestamp with time zone,
    recovery_sent_at timestamp with time zone,
    new_email text DEFAULT ''::text NOT NULL,
    email_change_sent_at timestamp with time zone,
    email_change_confirm_status integer DEFAULT 0 NOT NULL,
    reauthentication_sent_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    raw_app_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    raw_user_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    banned_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: athletes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.athletes (
    id uuid NOT NULL,
    email text NOT NULL,
    full_name text DEFAULT ''::text NOT NULL,
    timezone text DEFAULT 'UTC'::text NOT NULL,
    role text DEFAULT 'athlete'::text NOT NULL,
    meta jsonb DEFAULT '{}'::jsonb NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: generation_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generation_counts (
    athlete_id uuid NOT NULL,
    month date NOT NULL,
    used integer NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    athlete_id uuid NOT NULL,
    type text NOT NULL,
    active boolean NOT NULL,
    start_date timestamp with time zone NOT NULL
);


--
-- Name: workouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workouts (
    id uuid NOT NULL,
    athlete_id uuid NOT NULL,
    name text NOT NULL,
    sport text NOT NULL,
    type text,
    steps jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: audit_log_entries; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.audit_log_entries VALUES ('01a1fbef-f691-7521-bc07-fbaa10c78372', 'user_signedup', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'seed', '2026-11-21 02:29:29.869+00');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.identities VALUES ('2720ed5c-3cb2-4d6f-a9b8-aec68acf398e', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'email', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', '{"sub": "25bd0862-f4d5-4e9b-91d1-3651bd151b44", "email": "rowan@example.org", "timezone": "Europe/Zurich", "full_name": "Rowan Ellis", "email_verified": true, "phone_verified": false}', '2026-11-21 02:29:29.869+00', '2026-11-21 02:29:29.869+00', '2026-11-21 02:29:29.869+00');


--
-- Data for Name: one_time_tokens; Type: TABLE DATA; Schema: auth_provider; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.secrets VALUES ('one-time-tokens', 'CcPDuECw9T4Qwk/7Imy9k/E7JNV2dtuPt65cAL4QCrQ=');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.sessions VALUES ('3d3c2c61-85f1-43c5-80fa-6961c3893c12', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'aal1', '[{"method": "password", "timestamp": 1795228169}]', 'DTym7OoKomt01AYIADwZJcjRatPwtxe3oAv8urZhAOA=', 0, NULL, '', 'seed', '2026-11-21 02:29:29.869+00', '2026-11-21 02:29:29.869+00');


--
-- Data for Name: signing_keys; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.signing_keys VALUES ('YA9ifw8bYewpibeZ1JCNtGQZNa8bPH944qzK4VPrg74', '{"d": "96XRtbCwhMOgarpG3wQni5SspspnmmYMWp694HPO2ic", "x": "z2MJrJzCTNKyUborjiKjN_AWoX9prtHp_SEfb6OXs4o", "y": "hSxS-IjmLfpj0e9ktF7uxfVhb6K65-TUVLIK1bjlehE", "alg": "ES256", "crv": "P-256", "kid": "YA9ifw8bYewpibeZ1JCNtGQZNa8bPH944qzK4VPrg74", "kty": "EC", "use": "sig"}', '{"x": "z2MJrJzCTNKyUborjiKjN_AWoX9prtHp_SEfb6OXs4o", "y": "hSxS-IjmLfpj0e9ktF7uxfVhb6K65-TUVLIK1bjlehE", "alg": "ES256", "crv": "P-256", "kid": "YA9ifw8bYewpibeZ1JCNtGQZNa8bPH944qzK4VPrg74", "kty": "EC", "use": "sig"}', '2026-11-21 02:29:29.879+00', NULL, '2026-11-21 02:29:29.881+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.users VALUES ('25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'rowan@example.org', '$argon2id$v=19$m=19456,t=2,p=1$Hlm371PLbW56TW9olC4SNA$GSsAlraV8d4A9IZ58RbC00et24X6eaWW4mZWdIkcjLw', '2026-11-21 02:29:29.869+00', NULL, NULL, '', NULL, 0, NULL, '2026-11-21 02:29:29.869+00', '{"provider": "email", "providers": ["email"]}', '{"timezone": "Europe/Zurich", "full_name": "Rowan Ellis"}', NULL, '2026-11-21 02:29:29.869+00', '2026-11-21 02:29:29.869+00');


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'b537f322f2394922ce7c25d18bdc7b93d26884f3a86b4d547064122fc127b47e', 1795224556562);


--
-- Data for Name: athletes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.athletes VALUES ('25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'rowan@example.org', 'Rowan Ellis', 'Europe/Zurich', 'athlete', '{"athlete_metrics": {"cycling_ftp": 255, "running_unit": "kilometers", "swimming_css": "1:45", "swimming_unit": "meters", "running_threshold_pace": "4:20"}}', '2026-11-21 02:29:29.888+00', '2026-11-21 02:29:29.888801+00');


--
-- Data for Name: generation_counts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'standard', true, '2026-11-21 02:29:29.889+00');


--
-- Data for Name: workouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workouts VALUES ('01a1fbef-f6a8-771f-8996-deea697cbdef', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Long Sunday run', 'running', 'endurance', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 1740, "displayValue": "29"}, "intensity": "active"}, {"name": "Steady", "notes": "A notch above easy: purposeful, breathing still quiet.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "active"}, {"name": "Easy", "notes": "Drop back to a jog before it feels like work.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 120, "displayValue": "2"}, "intensity": "recovery"}, {"repeat": {"count": 6, "steps": 2}}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 720, "displayValue": "12"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "cooldown"}]', '2026-10-26 02:29:29.896+00', '2026-10-26 02:29:29.896+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6c0-775b-a729-e19bc6afb2ba', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Sweet spot before work', 'cycling', 'sweet spot', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "warmup"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 540, "displayValue": "9"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 660, "displayValue": "11"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 720, "displayValue": "12"}, "intensity": "interval"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "cooldown"}]', '2026-10-28 02:29:29.92+00', '2026-10-28 02:29:29.92+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6c8-7349-8c90-455426139c95', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Technique and 100s', 'swimming', 'interval', '[{"name": "Warm up", "notes": "Long strokes, easy breathing; mix strokes if you like.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 325, "displayValue": "325"}, "intensity": "warmup"}, {"name": "Drill", "notes": "One thing at a time: a quiet head, a high elbow, a full push.", "target": {"type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 50, "displayValue": "50"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 7, "steps": 2}}, {"name": "Interval", "notes": "Your critical swim speed: every one in the same time.", "target": {"type": "pace", "rangeMax": 108, "rangeMin": 103, "rangeUnit": "100m", "zoneNumber": 4}, "duration": {"type": "distance", "unit": "meters", "value": 100, "displayValue": "100"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 15, "displayValue": "0.15"}, "intensity": "rest"}, {"repeat": {"count": 2, "steps": 2}}, {"name": "Fast", "notes": "Quicker than critical speed, with the stroke still long.", "target": {"type": "pace", "rangeMax": 102, "rangeMin": 95, "rangeUnit": "100m", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "meters", "value": 75, "displayValue": "75"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"repeat": {"count": 10, "steps": 2}}, {"name": "Cool down", "notes": "Swim it loose, any stroke.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 375, "displayValue": "375"}, "intensity": "cooldown"}]', '2026-10-30 02:29:29.928+00', '2026-10-30 02:29:29.928+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6ce-706e-bb54-aa52265c7ffe', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Track night', 'running', 'interval', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.8, "displayValue": "1.8"}, "intensity": "warmup"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.4, "displayValue": "1.4"}, "intensity": "warmup"}, {"name": "Interval", "notes": "Fast but under control; the last one should look like the first.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Fast but under control; the last one should look like the first.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.6, "displayValue": "0.6"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Fast but under control; the last one should look like the first.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.8, "displayValue": "0.8"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Fast but under control; the last one should look like the first.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "interval"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.6, "displayValue": "1.6"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "cooldown"}]', '2026-11-02 02:29:29.934+00', '2026-11-02 02:29:29.934+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6cf-740f-8911-510ea0d6a4b6', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Steady club ride', 'cycling', 'endurance', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "warmup"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 5280, "displayValue": "88"}, "intensity": "active"}, {"name": "Brisk", "notes": "Tempo for a moment, seated, then straight back to easy riding.", "target": {"type": "power", "rangeMax": 211, "rangeMin": 192, "zoneNumber": 3}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "active"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "active"}, {"repeat": {"count": 3, "steps": 2}}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 3480, "displayValue": "58"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-04 02:29:29.935+00', '2026-11-04 02:29:29.935+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6d5-77e0-a529-7b01e6b34c22', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Ladder in the 25 m pool', 'swimming', 'ladder sets', '[{"name": "Warm up", "notes": "Long strokes, easy breathing; mix strokes if you like.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 575, "displayValue": "575"}, "intensity": "warmup"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 25, "displayValue": "0.25"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 225, "displayValue": "225"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 250, "displayValue": "250"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 275, "displayValue": "275"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 35, "displayValue": "0.35"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 250, "displayValue": "250"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 225, "displayValue": "225"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "interval"}, {"name": "Cool down", "notes": "Swim it loose, any stroke.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "cooldown"}]', '2026-11-06 02:29:29.941+00', '2026-11-06 02:29:29.941+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6da-72e3-88e1-b23e21b51d3e', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Threshold cruise', 'running', 'threshold', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "warmup"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "warmup"}, {"name": "Threshold", "notes": "Comfortably hard: a few words at a time. Hold it even from first to last.", "target": {"type": "pace", "rangeMax": 273, "rangeMin": 253, "rangeUnit": "km", "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "interval"}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Threshold", "notes": "Comfortably hard: a few words at a time. Hold it even from first to last.", "target": {"type": "pace", "rangeMax": 273, "rangeMin": 253, "rangeUnit": "km", "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "cooldown"}]', '2026-11-09 02:29:29.946+00', '2026-11-09 02:29:29.946+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6ea-731a-9b67-d8d3aa10ca93', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Short and sharp', 'cycling', 'v02 max', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "warmup"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"repeat": {"count": 5, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "cooldown"}]', '2026-11-11 02:29:29.962+00', '2026-11-11 02:29:29.962+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6ed-703a-b50b-a543623875b9', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Easy lengths', 'swimming', 'endurance', '[{"name": "Warm up", "notes": "Long strokes, easy breathing; mix strokes if you like.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "intensity": "warmup"}, {"name": "Steady", "notes": "Smooth and unhurried; breathe out under water.", "target": {"type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 20, "displayValue": "0.20"}, "intensity": "rest"}, {"repeat": {"count": 2, "steps": 2}}, {"name": "Moderate", "notes": "A little firmer, same stroke count.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 150, "displayValue": "150"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 15, "displayValue": "0.15"}, "intensity": "rest"}, {"repeat": {"count": 6, "steps": 2}}, {"name": "Cool down", "notes": "Swim it loose, any stroke.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "cooldown"}]', '2026-11-13 02:29:29.965+00', '2026-11-13 02:29:29.965+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6f2-726c-948a-c317b93b75e7', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Tempo by the lake', 'running', 'tempo', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "warmup"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.6, "displayValue": "0.6"}, "intensity": "warmup"}, {"name": "Tempo", "notes": "Steady and strong, slower than race effort. You could keep this up for longer.", "target": {"type": "pace", "rangeMax": 296, "rangeMin": 273, "rangeUnit": "km", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "kilometers", "value": 5.5, "displayValue": "5.5"}, "intensity": "interval"}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "recovery"}, {"name": "Tempo", "notes": "Steady and strong, slower than race effort. You could keep this up for longer.", "target": {"type": "pace", "rangeMax": 296, "rangeMin": 273, "rangeUnit": "km", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "kilometers", "value": 2.5, "displayValue": "2.5"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.3, "displayValue": "0.3"}, "intensity": "recovery"}, {"repeat": {"count": 2, "steps": 2}}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "cooldown"}]', '2026-11-16 02:29:29.97+00', '2026-11-16 02:29:29.97+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f6fb-766b-9010-5c42687f1971', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Hill repeats on the trainer', 'cycling', 'interval', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 750, "displayValue": "12.30"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "warmup"}, {"name": "Interval", "notes": "Hard and even. Build into the first one; the last should match it.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Hard and even. Build into the first one; the last should match it.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Hard and even. Build into the first one; the last should match it.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "interval"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 690, "displayValue": "11.30"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "cooldown"}]', '2026-11-18 02:29:29.979+00', '2026-11-18 02:29:29.979+00');
INSERT INTO public.workouts VALUES ('01a1fbef-f705-7134-b8e6-f405ab3620fe', '25bd0862-f4d5-4e9b-91d1-3651bd151b44', 'Two by twenty', 'cycling', 'threshold', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 540, "displayValue": "9"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "warmup"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 1080, "displayValue": "18"}, "intensity": "active"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "recovery"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "recovery"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "interval"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 1200, "displayValue": "20"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-20 02:29:29.989+00', '2026-11-20 02:29:29.989+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 1, true);


--
-- Name: audit_log_entries audit_log_entries_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.audit_log_entries
    ADD CONSTRAINT audit_log_entries_pkey PRIMARY KEY (id);


--
-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);


--
-- Name: one_time_tokens one_time_tokens_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: signing_keys signing_keys_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (kid);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: athletes athletes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.athletes
    ADD CONSTRAINT athletes_pkey PRIMARY KEY (id);


--
-- Name: generation_counts generation_counts_athlete_id_month_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_counts
    ADD CONSTRAINT generation_counts_athlete_id_month_pk PRIMARY KEY (athlete_id, month);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (athlete_id);


--
-- Name: workouts workouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_pkey PRIMARY KEY (id);


--
-- Name: audit_log_entries_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX audit_log_entries_user ON auth_provider.audit_log_entries USING btree (user_id);


--
-- Name: identities_provider; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX identities_provider ON auth_provider.identities USING btree (provider, provider_id);


--
-- Name: identities_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX identities_user ON auth_provider.identities USING btree (user_id);


--
-- Name: one_time_tokens_address; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX one_time_tokens_address ON auth_provider.one_time_tokens USING btree (relates_to);


--
-- Name: one_time_tokens_link; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX one_time_tokens_link ON auth_provider.one_time_tokens USING btree (link_hash);


--
-- Name: one_time_tokens_purpose; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX one_time_tokens_purpose ON auth_provider.one_time_tokens USING btree (user_id, token_type);


--
-- Name: sessions_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX sessions_user ON auth_provider.sessions USING btree (user_id);


--
-- Name: users_email; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX users_email ON auth_provider.users USING btree (email) WHERE (email <> ''::text);


--
-- Name: athletes_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX athletes_email ON public.athletes USING btree (lower(email));


--
-- Name: workouts_of_athlete; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX workouts_of_athlete ON public.workouts USING btree (athlete_id, updated_at DESC NULLS LAST, id DESC NULLS LAST);


--
-- Name: identities identities_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.identities
    ADD CONSTRAINT identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: generation_counts generation_counts_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_counts
    ADD CONSTRAINT generation_counts_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- Name: workouts workouts_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


